export { default, loader, meta } from "#content/returns-page.tsx";
