export { default, loader, meta } from "../en-US/privacy-page.tsx";
