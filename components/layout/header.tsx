import { CartButton } from '@/components/cart/cart-button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getMenuTree } from '@/lib/catalogue/queries';
import { site } from '@/lib/config/site';
import { paths } from '@/lib/routes/paths';
import styles from './header.module.css';
import logo from './logo.module.css';
import { MainMenu } from './main-menu';
import { MenuButton } from './menu-button';
import { TopBar } from './top-bar';

function Logo() {
  return (
    <Link aria-label={`${site.name}, till startsidan`} className={logo.logo} href={paths.home}>
      {site.name}
      <span className={logo.dot}>.</span>
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
          <MenuButton />
        </div>
      </Container>
    </header>
  );
}
