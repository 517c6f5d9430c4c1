export { default, loader, meta } from "#content/privacy-page.tsx";
