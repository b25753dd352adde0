import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { type IdentitySession, OPEN_FOR } from '../commerz/identity-sessions';
import { type Markup, swedishTime } from '../http/simulator-page';
import { type RegisteredPerson, register } from '../register/register';

export const BANKID = 'BankID';

/** The page's title, by the purpose of the session: log in or sign. */
export function heading(session: IdentitySession): string {
  return session.purpose === 'login' ? 'Logga in med BankID' : 'Skriv under med BankID';
}

function personChoice(person: RegisteredPerson, checked: boolean): Markup {
  return html`<label class="choice"><input type="radio" name="person" value="${person.personalNumber}" required${checked ? html` checked` : ''}>
<span>${person.firstName} ${person.lastName}<small><br>${person.personalNumber.slice(0, 8)}-${person.personalNumber.slice(8)} · ${person.note}</small></span></label>`;
}

/** A form with one button. The path contains the action, so that no state beyond the session is needed. */
function button(session: IdentitySession, action: string, text: string, main = false): Markup {
  return html`<form method="post" action="/sim/bankid/${session.id}/${action}"><button${main ? html` class="main"` : ''}>${text}</button></form>`;
}

function timeLeft(session: IdentitySession): Markup {
  return html`<p class="quiet">Begäran går ut ${swedishTime(session.createdAt + OPEN_FOR)}.</p>`;
}

/** Step 1: the person and the device with BankID. */
export function choosePage(session: IdentitySession): Markup {
  return html`
<p>Välj en testperson ur det påhittade folkbokföringsregistret och hur BankID ska öppnas.</p>
<form method="post" action="/sim/bankid/${session.id}/start">
<fieldset><legend>Testperson</legend>
${register.map((person, index) => personChoice(person, index === 0))}
</fieldset>
<fieldset><legend>Vill du använda BankID på den här enheten eller på en annan enhet?</legend>
<label class="choice"><input type="radio" name="device" value="same" required checked><span>BankID på den här enheten</span></label>
<label class="choice"><input type="radio" name="device" value="other"><span>BankID på en annan enhet</span></label>
</fieldset>
<div class="actions"><button class="main">Fortsätt</button></div>
</form>
<div class="actions">${button(session, 'cancel', 'Avbryt')}${button(session, 'expire', 'Låt tiden gå ut')}</div>
${timeLeft(session)}`;
}

/** Imitates a QR code: there is no app that could read one. */
function pattern(session: IdentitySession): Markup {
  const bits = createHash('sha512').update(session.id).digest();
  const cells = Array.from({ length: 441 }, (_, cell) => ((bits[cell >> 3] ?? bits[cell & 63] ?? 0) >> (cell & 7)) & 1);
  const path = cells.map((on, cell) => (on ? `M${cell % 21} ${Math.floor(cell / 21)}h1v1h-1z` : '')).join('');
  return html`<svg viewBox="-1 -1 23 23" role="img" aria-label="Simulerad QR-kod"><path d="${path}" fill="#14232e"/></svg>`;
}

/** Step 2: the BankID app, simulated on the same page. */
export function appPage(session: IdentitySession, person: RegisteredPerson): Markup {
  const other = session.device === 'other';
  const login = session.purpose === 'login';
  const label = login ? 'Identifiera' : 'Skriv under';
  return html`
${other ? html`<p>Starta BankID-appen på den andra enheten och läs av QR-koden.</p>${pattern(session)}` : html`<p>Starta BankID-appen.</p>`}
<h2>I BankID-appen</h2>
<p>${login ? 'Webbutiken vill att du identifierar dig.' : 'Webbutiken vill att du skriver under din beställning.'}</p>
<dl><dt>Namn</dt><dd>${person.firstName} ${person.lastName}</dd><dt>Personnummer</dt><dd>${person.personalNumber.slice(0, 8)}-${person.personalNumber.slice(8)}</dd></dl>
<div class="actions">${button(session, 'confirm', label, true)}${button(session, 'cancel', 'Avbryt')}${button(session, 'expire', 'Låt tiden gå ut')}${button(session, 'back', 'Byt testperson')}</div>
${timeLeft(session)}`;
}

const endings: Readonly<Record<Exclude<IdentitySession['state'], 'open'>, string>> = {
  cancelled: 'Åtgärden avbruten.',
  expired: 'Begäran har gått ut utan att någon bekräftade den.',
  done: 'Bekräftelsen är klar.',
  used: 'Bekräftelsen är klar och har redan använts.',
};

/** Shown when a session can no longer be completed. `returnTo` is the absolute URL of the shop's return page. */
export function endedPage(state: keyof typeof endings, returnTo: string): Markup {
  return html`<p>${endings[state]}</p><div class="actions"><a class="button" href="${returnTo}">Tillbaka till webbutiken</a></div>`;
}
