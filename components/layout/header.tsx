import { AccountSlot } from '@/components/layout/account-slot';
import { CartSlot } from '@/components/layout/cart-slot';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { getMenuTree } from '@/lib/commerce/catalogue/queries';
import { paths } from '@/lib/config/paths';
import styles from './header.module.css';
import { Logo } from './logo';
import { mainMenu } from './menu';
import { MobileMenu } from './mobile-menu';
import { MobileMenuContent } from './mobile-menu-content';
import { NavLink } from './nav-link';
import { ProductMenu } from './product-menu';
import { SearchForm } from './search-form';
import { TopBar } from './top-bar';

export async function Header() {
  const tree = await getMenuTree();
  return (
    <header>
      <TopBar />
      <Container className={styles.row}>
        <Logo />
        <nav aria-label="Huvudmeny" className={styles.menu}>
          <ProductMenu tree={tree} />
          {mainMenu.map(({ href, label }) => (
            <NavLink className={styles.link} href={href} key={href}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.search}>
          <SearchForm id="sok-sidhuvud" />
        </div>
        <div className={styles.tools}>
          <a aria-label="Sök" className={styles.toSearch} href={paths.search}>
            <Icon name="search" size={22} />
          </a>
          <div className={styles.account}>
            <AccountSlot />
          </div>
          <CartSlot />
          <MobileMenu>
            <MobileMenuContent tree={tree} />
          </MobileMenu>
        </div>
      </Container>
    </header>
  );
}
