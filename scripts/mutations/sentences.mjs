/** A Stryker plugin that does not mutate texts for people: strings with a space. Codes, keys and names contain none. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'StringLiteral' && /\S[\s\u00a0]\S/.test(node.value) ? 'a sentence for people' : undefined,
    },
  },
];
