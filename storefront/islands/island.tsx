import { createElement, type ComponentProps, type ElementType, type ReactNode } from "react";
import { preloadModule } from "react-dom";
import "./island.css";
import { islandFiles } from "./island-files.ts";
import type { IslandComponent, IslandName } from "./registry.ts";

/** When an island wakes: with the page, once the browser is idle, or when a pointer or the focus first comes to it. */
type When = "load" | "idle" | "interact";

/** What JSON carries. A prop that is a function, a date or a map cannot reach the browser: its type becomes `never`. */
type Plain<T> = T extends ((...args: never[]) => unknown) | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

type IslandProps<Name extends IslandName> = Plain<Omit<ComponentProps<IslandComponent<Name>>, "children">>;

/**
 * A component that the server draws and the browser brings to life by itself. Its props travel as JSON; its children
 * stay the server's HTML.
 */
export function island<Name extends IslandName>(name: Name, Component: IslandComponent<Name>, when: When) {
  return function Island({ children, ...props }: IslandProps<Name> & { children?: ReactNode }) {
    if (when === "load") for (const file of islandFiles[name] ?? []) preloadModule(file, { as: "script" });
    return (
      <island-root data-name={name} data-when={when} data-props={JSON.stringify(props)}>
        {createElement(Component as ElementType, props, children && <island-slot>{children}</island-slot>)}
      </island-root>
    );
  };
}
