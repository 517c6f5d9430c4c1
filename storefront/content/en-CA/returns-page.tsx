export { default, loader, meta } from "../en-US/returns-page.tsx";
