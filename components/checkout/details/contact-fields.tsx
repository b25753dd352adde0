import { TextField } from '@/components/ui/text-field';
import { CONTACT_FIELD_NAMES, type ContactField, contactField } from '@/lib/domain/buyer/contact-fields';
import type { ContactForm } from '@/lib/domain/buyer/contact-form';
import { paths } from '@/lib/domain/paths/paths';
import { formatSek } from '@/lib/domain/prices/format';
import { ore } from '@/lib/domain/prices/money';
import styles from './contact-fields.module.css';

function WhyPersonalNumber() {
  return (
    <details className="small mt-1">
      <summary className="disclosure">Varför frågar vi?</summary>
      <p>
        Köper du investeringsguld för <span translate="no">{formatSek(ore(10_000_00))}</span> eller mer (även i flera
        köp som hör ihop) måste vi enligt skatteförfarandelagen dokumentera namn, personnummer, adress och
        telefonnummer. Vid andra köp behövs personnumret för säker identifiering. Namn och adress hämtar vi från
        folkbokföringen; har du skyddade personuppgifter kan du hämta i butiken eller ringa oss. Hela personnumret står
        bara på ditt kvitto. Hur länge uppgifterna sparas står i{' '}
        <a href={paths.privacy} target="_blank" rel="noopener">
          Integritet och kakor (öppnas i ny flik)
        </a>
        .
      </p>
    </details>
  );
}

interface ContactFieldsProps {
  form: ContactForm;
  errors: Partial<Record<ContactField, string>>;
  /** The personal number is then known, and its field is not shown. */
  signedIn: boolean;
  maskedSsn: string;
  onChange: (field: ContactField, value: string) => void;
  subscribed: boolean;
  onSubscribe: (subscribed: boolean) => void;
}

export function ContactFields(props: ContactFieldsProps) {
  const { form, errors, signedIn, maskedSsn, onChange, subscribed, onSubscribe } = props;
  const fields = CONTACT_FIELD_NAMES.filter((name) => !(signedIn && contactField(name).isSecret));
  return (
    <section aria-labelledby="dina-uppgifter" className="stack gap-4">
      <h2 className="heading-3" id="dina-uppgifter">
        Dina uppgifter
      </h2>
      {fields.map((name) => (
        <TextField
          key={name}
          {...contactField(name).input}
          // Not controlled: React would empty what a password manager has filled in without an event.
          defaultValue={form[name]}
          error={errors[name]}
          id={name}
          name={name}
          onChange={(event) => onChange(name, event.target.value)}
          required={!contactField(name).isOptional}
        >
          {name === 'personalNumber' ? <WhyPersonalNumber /> : null}
        </TextField>
      ))}
      {signedIn ? (
        <p className="tinted inset">
          Du är inloggad med BankID.{' '}
          {maskedSsn ? (
            <span>
              Personnummer <span translate="no">{maskedSsn}</span>.
            </span>
          ) : (
            <span>Vi har redan ditt personnummer.</span>
          )}
        </p>
      ) : null}
      <label className={styles.newsletter}>
        <input
          checked={subscribed}
          className={styles.checkbox}
          id="newsletter"
          name="subscribedToNewsletter"
          onChange={(event) => onSubscribe(event.target.checked)}
          type="checkbox"
        />
        Ja, skicka nyhetsbrevet till min mejladress. Jag kan avsluta det när jag vill.
      </label>
    </section>
  );
}
