import { Container } from '@/components/ui/container';
import styles from './unsupported-browser.module.css';

const browsers = [
  { name: 'Chrome', img: '/images/browsers/chrome.svg', url: 'https://www.google.com/chrome/' },
  { name: 'Edge', img: '/images/browsers/edge.svg', url: 'https://www.microsoft.com/edge/download' },
  { name: 'Firefox', img: '/images/browsers/firefox.svg', url: 'https://www.mozilla.org/firefox/new/' },
  { name: 'Safari', img: '/images/browsers/safari.svg', url: 'https://support.apple.com/safari' },
];

/** Shown by the style sheet alone, so without scripts too, in a browser that lacks a feature the shop requires. */
export function UnsupportedBrowser() {
  return (
    <div className={styles.notice}>
      <Container>
        <p>Din webbläsare stöds inte. Hämta en aktuell version av någon av dessa:</p>
        <ul className={styles.list}>
          {browsers.map(({ name, img, url }) => (
            <li key={name} translate="no">
              <a href={url} rel="noreferrer">
                <img alt="" height={32} loading="lazy" src={img} width={32} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
