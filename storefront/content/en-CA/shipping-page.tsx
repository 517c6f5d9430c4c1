export { default, loader, meta } from "../en-US/shipping-page.tsx";
