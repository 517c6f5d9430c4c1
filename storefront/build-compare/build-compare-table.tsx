import { Fragment } from "react";
import { buttonClass } from "#ui/button.tsx";
import { buildCompareWords as words } from "#words/build-compare.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { configurePath } from "../configurator/configure-path.ts";
import { AddSuggestion } from "../easy-builder/add-suggestion.tsx";
import { island } from "../islands/island.tsx";
import type { BuildCell, BuildRows } from "./build-rows.ts";
import type { BuildBeside } from "./load-builds-beside.ts";

const AddIsland = island("add-suggestion", AddSuggestion, "interact");

interface BuildCompareTableProps {
  two: readonly [BuildBeside, BuildBeside];
  groups: readonly BuildRows[];
  /** Also what is the same. */
  isAll: boolean;
}

/** One table at every width. The total always stands, also where it is the same. */
export function BuildCompareTable({ two, groups, isAll }: BuildCompareTableProps) {
  const names = two.map(nameOf);
  // Whoever likes may set a build beside itself.
  const columns = [
    ["one", two[0]],
    ["other", two[1]],
  ] as const;
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs, isTotal }) => isAll || differs || isTotal) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <table className="build-beside">
      <caption className="sr-only">{words.caption(names[0] ?? "", names[1] ?? "")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.rows}</span>
          </th>
          {columns.map(([key, build]) => (
            <th key={key} scope="col">
              <ColumnHead build={build} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ title, note, rows }) => (
          <Fragment key={title}>
            {title !== "" && (
              <tr className="build-beside__group">
                <th scope="colgroup" colSpan={3}>
                  <span className="type-18">{title}</span>
                  {note && <small className="muted type-13">{note}</small>}
                </th>
              </tr>
            )}
            {rows.map(({ key, label, cells, differs, isTotal }) => (
              <tr key={key} data-total={isTotal} data-differs={differs || undefined}>
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  <Cell key={at === 0 ? "one" : "other"} cell={cell} />
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span className="sr-only">{words.ways}</span>
          </th>
          {columns.map(([key, build]) => (
            <td key={key}>
              <ColumnWays build={build} look={key === "other" ? "primary" : "secondary"} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function nameOf({ savedAs, judged: { name, fromNothing, changes } }: BuildBeside): string {
  if (savedAs !== "") return savedAs;
  if (fromNothing) return name;
  return changes.length > 0 ? words.withChoices(name) : words.asBuilt(name);
}

function ColumnHead({ build }: { build: BuildBeside }) {
  const { judged, isSaved } = build;
  const shown = judged.slots.find(({ part }) => part !== null)?.part;
  return (
    <>
      {shown && <LinePicture item={{ MainPicture: shown.picture, PictureVersion: shown.pictureVersion }} width={128} />}
      <span className="build-beside__name type-18">{nameOf(build)}</span>
      <small className="muted type-13">{isSaved ? words.saved : judged.fromNothing ? words.lab : ""}</small>
    </>
  );
}

function Cell({ cell: { text, tone } }: { cell: BuildCell }) {
  return <td data-tone={tone}>{text}</td>;
}

function ColumnWays({ build, look }: { build: BuildBeside; look: "primary" | "secondary" }) {
  const { judged } = build;
  return (
    <div className="build-beside__ways">
      <a
        className={buttonClass("secondary", "normal", true)}
        href={configurePath(judged, { build: judged.build })}
        aria-label={words.openOne(nameOf(build))}
      >
        {words.open}
      </a>
      {judged.problem === null && <AddIsland skuId={judged.skuId} build={judged.build} look={look} />}
    </div>
  );
}
