import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { ToMetals } from '@/components/ui/to-metals';
import { paths } from '@/lib/domain/paths/paths';
import { MessagePage } from './message-page';

/** The specified text for an unknown URL (spec.md section 2), with links and what follows them. */
export function NotFoundMessage({ children }: { children?: ReactNode }) {
  return (
    <MessagePage
      actions={
        <>
          <ButtonLink href={paths.home} appearance="primary">
            Till startsidan
          </ButtonLink>
          <ToMetals />
        </>
      }
      after={children}
      eyebrow="404"
      title="Page Not Found"
      titleLang="en"
    >
      <p>Sidan finns inte eller har flyttats. Sök efter en produkt eller börja om från startsidan.</p>
    </MessagePage>
  );
}
