export { default, loader, meta } from "#content/terms-page.tsx";
