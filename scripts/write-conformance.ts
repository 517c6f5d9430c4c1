import { writeFileSync } from "node:fs";
import { conformanceIndex } from "../checks/conformance-index.ts";
import { resiliencePage } from "../checks/resilience.ts";

writeFileSync("docs/conformance.md", conformanceIndex());
writeFileSync("docs/resilience.md", resiliencePage());
