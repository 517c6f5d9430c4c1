import { Component, useEffect, type ReactNode } from "react";

interface IslandBoundaryProps {
  /** What the server drew. */
  html: string;
  children: ReactNode;
  /** React listens, or it never will: either way nothing has to be held back any more. */
  onAwake(): void;
}

/** An island that breaks becomes again what the server drew: links and forms that work by themselves. */
export class IslandBoundary extends Component<IslandBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onAwake();
  }

  override render() {
    const { html, children, onAwake } = this.props;
    if (this.state.isBroken) return <island-slot dangerouslySetInnerHTML={{ __html: html }} />;
    return <Awake onAwake={onAwake}>{children}</Awake>;
  }
}

function Awake({ onAwake, children }: Omit<IslandBoundaryProps, "html">) {
  useEffect(onAwake, [onAwake]);
  return children;
}
