export { default, loader, meta } from "#content/shipping-page.tsx";
