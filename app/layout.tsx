import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { inter, interExt, interLatin, newsreader, newsreaderExt, newsreaderLatin } from '@/app/fonts';
import { AnalyticsHost } from '@/components/analytics/analytics-host';
import { SkipLink } from '@/components/layout/skip-link';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { NavigationStatus, PENDING_ID } from '@/components/ui/pending-page';
import { site } from '@/lib/domain/site';
import { env } from '@/lib/server/config/env';
import { FIRST_SCRIPT } from '@/lib/server/entrance/policy/first-script.mjs';
import './fonts/fallbacks.css';
import './tokens.css';
import './globals.css';
import './utilities.css';
import './icons.css';

/** Reads the environment at render time: at import, a build without it would fail with an obscure error. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: `${site.name} – köp och sälj guld och silver`, template: `%s | ${site.name}` },
    applicationName: site.name,
    formatDetection: { telephone: false },
    icons: {
      icon: { url: '/images/icons/icon.svg', type: 'image/svg+xml' },
      apple: '/images/icons/icon-180.png',
    },
    openGraph: { siteName: site.name, locale: 'sv_SE', type: 'website', images: [site.shareImage] },
  };
}

export const viewport: Viewport = { themeColor: '#fbfaf7', width: 'device-width', initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  const fonts = [inter, interLatin, interExt, newsreader, newsreaderLatin, newsreaderExt]
    .map((font) => font.variable)
    .join(' ');
  return (
    <html lang="sv" className={fonts} data-release={process.env.RELEASE} data-tag-manager={env().GTM_ID}>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which has to run before the page's code. */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        <SkipLink />
        <AnalyticsHost />
        <NavigationStatus>{children}</NavigationStatus>
        <ConnectionNotice place="page" />
        <div id={PENDING_ID} role="status" />
      </body>
    </html>
  );
}
