import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface SiteLinkProps {
  /** A path of this site as the API names it, without a language. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to such a path. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  const router = useRouter();
  const path = router.basepath.replace(/\/$/, "") + to;
  return (
    <a
      href={router.history.createHref(path)}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.push(path);
      }}
    >
      {children}
    </a>
  );
}
