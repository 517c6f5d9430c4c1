export { default, loader, meta } from "../en-US/terms-page.tsx";
