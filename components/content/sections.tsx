import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/accordion';
import { Icon } from '@/components/ui/icon';
import type { TextSection } from '@/lib/server/content/sections';
import { Markdown } from './markdown';
import styles from './sections.module.css';

interface SectionsProps {
  sections: readonly TextSection[];
  slots: Readonly<Record<string, ReactNode>>;
  /** Sections that few readers need: only their headings are shown, after the others. */
  folded: ReadonlySet<string>;
}

interface Group {
  section: TextSection;
  below: TextSection[];
}

/** Each section of the second level with the sections of the third level below it. */
function grouped(sections: readonly TextSection[]) {
  const groups: Group[] = [];
  for (const section of sections) {
    if (section.level === 2) groups.push({ section, below: [] });
    else groups.at(-1)?.below.push(section);
  }
  return groups;
}

function Parts({ group: { section, below }, slots }: { group: Group; slots: SectionsProps['slots'] }) {
  return (
    <div className={styles.parts}>
      <Markdown parts={section.parts} slots={slots} />
      {below.length === 0 ? null : (
        <Accordion
          items={below.map(({ id, title, parts }) => ({
            id,
            title,
            content: <Markdown parts={parts} slots={slots} />,
          }))}
          name={`under-${section.id}`}
        />
      )}
    </div>
  );
}

/** A page in sections, whose texts and components share the two columns of the shop. Those of the third level are closed. */
export function Sections({ sections, slots, folded }: SectionsProps) {
  const groups = grouped(sections);
  return (
    <div className={styles.sections}>
      {groups
        .filter(({ section }) => !folded.has(section.id))
        .map((group) => (
          <section key={group.section.id}>
            <h2 className={styles.heading} id={group.section.id}>
              {group.section.title}
            </h2>
            <Parts group={group} slots={slots} />
          </section>
        ))}
      <div className="line-above">
        {groups
          .filter(({ section }) => folded.has(section.id))
          .map((group) => (
            <details className={styles.folded} key={group.section.id}>
              <summary className={styles.summary}>
                <h2 className={styles.title}>{group.section.title}</h2>
                <Icon name="chevronDown" />
              </summary>
              {/* The anchor is on the content, as in an accordion: a link to it opens the section. */}
              <div className={styles.content} id={group.section.id}>
                <Parts group={group} slots={slots} />
              </div>
            </details>
          ))}
      </div>
    </div>
  );
}
