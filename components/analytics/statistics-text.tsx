import { env } from '@/lib/server/config/env';
import { ConsentSettings } from './consent-settings';

export function StatisticsText() {
  if (!env().GTM_ID) {
    return (
      <p>
        Vi använder inga verktyg för statistik eller annonser och hämtar ingenting från andra företags servrar. Därför
        finns det inget att godkänna, och ingen ruta som frågar.
      </p>
    );
  }
  return (
    <>
      <p>
        Säger du ja till statistik hämtas Google Tag Manager från Google Ireland Ltd, som sparar kakor vars namn börjar
        med <code>_ga</code> (högst två år) och tar emot vilka sidor och varor du ser, vad du lägger i varukorgen och
        vad en beställning innehåller, men inte ditt namn, dina kontaktuppgifter eller ditt personnummer. Säger du nej,
        eller låter bli att svara, hämtas och sparas ingenting av detta. Kakor för annonser används inte.
      </p>
      <p>
        Du kan ändra dig när du vill: <ConsentSettings />
      </p>
    </>
  );
}
