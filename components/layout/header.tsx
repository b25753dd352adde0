import { CartButton } from '@/components/cart/cart-button';
import { SavedLinks } from '@/components/saved/saved-links';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/domain/paths/paths';
import { site } from '@/lib/domain/site';
import { getMenuTree } from '@/lib/server/catalogue/queries';
import styles from './header.module.css';
import { MainMenu, MENU_ID } from './main-menu';

function TopBar() {
  return (
    <div className="quiet small line-below">
      <Container className={styles.bar}>
        <p className={styles.contact}>
          <span>
            Butik i <span translate="no">{`${site.address.city} · ${site.address.street}`}</span>
          </span>
          <a className={styles.phone} href={site.phone.href} translate="no">
            {site.phone.display}
          </a>
        </p>
        <p className={styles.promise}>Försäkrad leverans i hela Sverige</p>
        <nav aria-label="Dina listor">
          <SavedLinks appearance="bar" />
        </nav>
      </Container>
    </div>
  );
}

function Logo() {
  return (
    <Link aria-label={`${site.name}, till startsidan`} className={styles.logo} href={paths.home} translate="no">
      {site.name}
      <span className={styles.dot}>.</span>
    </Link>
  );
}

export async function Header() {
  const tree = await getMenuTree();
  return (
    <header className={styles.header}>
      <TopBar />
      <Container className={styles.row}>
        <Logo />
        <MainMenu tree={tree} />
        <div className={styles.tools}>
          <Link aria-label="Sök" className={styles.toSearch} href={paths.searchField}>
            <Icon name="search" size={22} />
          </Link>
          <CartButton />
          <div className={styles.toMenu}>
            <IconButton icon="menu" iconSize={24} label="Öppna menyn" popoverTarget={MENU_ID} />
          </div>
        </div>
      </Container>
    </header>
  );
}
