import { type AnyRouter, Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The target of a row; the kit does not know the site's own route types. */
export interface RowTarget {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
}

export function RowLink({ target, children }: { target: RowTarget; children: ReactNode }) {
  return (
    // The kit serves two sites with two route trees, so it cannot name either's routes.
    <Link<AnyRouter, string, string, string, string> {...target} data-row>
      {children}
    </Link>
  );
}

/** Opens the target of a row. */
export function useOpenRow(): (target: RowTarget) => void {
  const navigate = useNavigate();
  return (target) => void navigate<AnyRouter, string, string, string, string>(target);
}
