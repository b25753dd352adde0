// As in app/images: existing build files are served before this handler, so the rest is a 404.
export { GET } from '@/app/images/[...path]/route';
