/** A Stryker plugin: leaves sentences for people as they are. A text with a space in it is one; codes, keys and names have none. */
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
