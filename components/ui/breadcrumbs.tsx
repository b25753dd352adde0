import { Link } from './link';

interface Crumb {
  name: string;
  href?: string | undefined;
}

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Brödsmulor">
      <ol className="separated row quiet small py-4">
        {trail.map(({ name, href }) => (
          <li key={href ?? name}>
            {href ? (
              <Link className="plain-link tap-2" href={href}>
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="tap-2">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
