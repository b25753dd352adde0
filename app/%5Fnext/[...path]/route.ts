// As with pictures: the build's own files are answered before this.
export { GET } from '@/app/images/[...path]/route';
