import { Link } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";

/** Where a row leads; the site's own route types are not known to the kit. */
export interface RowTarget {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
}

// The kit serves two sites with two route trees, so it cannot name either's routes.
const AnyLink = Link as unknown as ComponentType<
  RowTarget & { "data-row": true; children: ReactNode }
>;

export function RowLink({ target, children }: { target: RowTarget; children: ReactNode }) {
  return (
    <AnyLink {...target} data-row>
      {children}
    </AnyLink>
  );
}
