import { writeFileSync } from "node:fs";
import { conformanceIndex } from "../checks/conformance-index.ts";

writeFileSync("docs/conformance.md", conformanceIndex());
