import { CallOrMail } from '@/components/ui/call-or-mail';
import { Container } from '@/components/ui/container';
import { noCookies } from '@/lib/domain/order/return-texts';

/** In place of what cannot work in a browser that keeps no cookies. `mayBeOpen`: an order that it sent before may exist. */
export function NoCookies({ mayBeOpen = false }: { mayBeOpen?: boolean }) {
  return (
    <Container className="stack gap-4 py-6" narrow>
      <p className="notice" role="alert">
        {noCookies.text}
      </p>
      {mayBeOpen ? <p>{noCookies.mayBeOpen}</p> : null}
      <p className="quiet small">
        <CallOrMail /> om du hellre vill beställa så.
      </p>
    </Container>
  );
}
