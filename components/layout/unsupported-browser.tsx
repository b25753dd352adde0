import { Container } from '@/components/ui/container';
import styles from './unsupported-browser.module.css';

interface Browser {
  id: string;
  name: string;
  img: string;
  url: string;
}

const browsers: readonly Browser[] = [
  { id: 'chrome', name: 'Chrome', img: '/images/browsers/chrome.svg', url: 'https://www.google.com/chrome/' },
  { id: 'edge', name: 'Edge', img: '/images/browsers/edge.svg', url: 'https://www.microsoft.com/edge/download' },
  { id: 'firefox', name: 'Firefox', img: '/images/browsers/firefox.svg', url: 'https://www.mozilla.org/firefox/new/' },
  { id: 'safari', name: 'Safari', img: '/images/browsers/safari.svg', url: 'https://support.apple.com/safari' },
];

/** The stylesheet alone decides: whatever lacks what the shop is built on gets to see this, also without scripts. */
export function UnsupportedBrowser() {
  return (
    <div className={styles.notice}>
      <Container>
        <p>Din webbläsare stöds inte. Hämta en aktuell version av någon av dessa:</p>
        <ul className={styles.list}>
          {browsers.map(({ id, name, img, url }) => (
            <li key={id}>
              <a className={styles.link} href={url} rel="noreferrer">
                <picture>
                  <img alt="" height={32} loading="lazy" src={img} width={32} />
                </picture>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
