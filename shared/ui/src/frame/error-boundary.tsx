import { Component, type ReactNode } from "react";
import { Broken } from "../display/states.tsx";

interface Props {
  children: ReactNode;
}

/** Catches errors of a page while rendering, and offers to render it again. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Broken again={() => this.setState({ error: undefined })} />;
  }
}
