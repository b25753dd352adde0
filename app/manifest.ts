import type { MetadataRoute } from 'next';
import { site } from '@/lib/domain/site';

const icon = (name: string, size: number) => ({
  src: `/images/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: 'Köp och sälj guld och silver',
    lang: 'sv',
    start_url: '/',
    // In the browser: Swish and BankID return to it, and an app of its own would not have the order's cookie on every phone.
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [icon('icon', 192), icon('icon', 512), { ...icon('icon-maskable', 512), purpose: 'maskable' }],
  };
}
