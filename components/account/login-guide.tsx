import { LatestOrder } from '@/components/order/latest-order';
import { Container } from '@/components/ui/container';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import styles from './account.module.css';
import { StartLogin } from './start-login';

const steps = [
  ['Tryck på startknappen', 'Du kommer till en säker sida för inloggning med BankID.'],
  ['Välj enhet', 'Använd BankID på den här enheten, eller läs av QR-koden med en annan.'],
  ['Följ anvisningarna på skärmen', 'Skriv in din säkerhetskod i BankID-appen. Sedan kommer du tillbaka hit.'],
] as const;

/** The three-step guide in front of the hosted login (spec.md section 2). */
export function LoginGuide() {
  return (
    <Container className={styles.page} narrow>
      <h1>Logga in</h1>
      <p className={styles.lead}>
        Med BankID hämtar vi dina uppgifter åt dig, så att du inte behöver fylla i personnummer när du handlar.
      </p>
      <ol className="stack gap-4">
        {steps.map(([title, text], index) => (
          <li className={styles.step} key={title}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <div>
              <h2 className="large">{title}</h2>
              <p className="quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <NeedsScripts what="Inloggningen" />
      <div className="with-scripts">
        <StartLogin />
      </div>
      <section className="stack gap-3">
        <h2 className="heading-3">Har du beställt utan att logga in?</h2>
        <p>
          Beställningen går att öppna i 30&nbsp;dagar i webbläsaren där du beställde. Länken finns här och i din tomma
          varukorg. Logga in med BankID för att se dina beställningar i andra webbläsare.
        </p>
        <LatestOrder />
      </section>
    </Container>
  );
}
