import type { Screen } from './screen';

/** People of the backend's register (contract.md C1). */
export const TOLVAN = '191212121212';
export const MAJA = '198507099805';
export const BLOCKED = '197803149819';
/** The register gives out neither name nor address. */
export const PROTECTED = '197405189825';
export const PLACEHOLDER_EMAIL = '196205289827';

type Ending = 'confirm' | 'cancel' | 'expire';

const buttons: Record<Ending, RegExp> = {
  confirm: /^(Identifiera|Skriv under)$/,
  cancel: /^Avbryt$/,
  expire: /^Låt tiden gå ut$/,
};

export async function identify(page: Screen, personalNumber: string, ending: Ending = 'confirm'): Promise<void> {
  await page.locator(`input[name=person][value="${personalNumber}"]`).check();
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await page.getByRole('button', { name: buttons[ending] }).click();
}

export async function startLogin(page: Screen, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Starta BankID' }).click();
  await page.getByRole('button', { name: 'Fortsätt' }).waitFor();
}

export async function logIn(page: Screen, personalNumber = TOLVAN): Promise<void> {
  await startLogin(page);
  await identify(page, personalNumber);
  await page.waitForURL('**/profile');
}
