import type { Head as PageHead } from "@bupum/shared/sites/head/tags";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Head } from "../layout/head.tsx";
import { StructuredData } from "../layout/structured-data.tsx";
import { useWords } from "../words.ts";
import styles from "./subject-page.module.css";

interface SubjectProps {
  head: PageHead;
  children: ReactNode;
}

/** The page of one part or maker: its head for search engines, and its sections. */
export const SubjectPage = ({ head, children }: SubjectProps) => (
  <div className={styles["page"]}>
    <Head {...head} />
    <StructuredData of={head.data ?? []} />
    {children}
  </div>
);

interface PendingProps {
  /** The title of the page until its subject has loaded. */
  title: string;
  missing: string;
  error: Error | null;
  again: () => void;
  lines: number;
}

/** Shown in its place while it loads, and if it does not exist. */
export const PendingSubject = ({ title, missing, error, again, lines }: PendingProps) => (
  <>
    <Head title={error ? missing : title} hidden />
    {error ? (
      <>
        <h1 className={styles["missing"]}>{missing}</h1>
        <Failed error={error} again={again} />
      </>
    ) : (
      <Loading lines={lines} />
    )}
  </>
);

/** The breadcrumbs from the first page on; `trail` is what lies between. */
export function SubjectPath({ children, name }: { children?: ReactNode; name: string }) {
  const say = useWords("products");
  return (
    <nav aria-label={say("product.path")} className={styles["path"]}>
      <Link to="/">{say("product.home")}</Link>
      <span aria-hidden>›</span>
      {children && (
        <>
          {children}
          <span aria-hidden>›</span>
        </>
      )}
      <span aria-current="page">{name}</span>
    </nav>
  );
}
