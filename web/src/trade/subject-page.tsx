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

/** The page of one part or maker: what search engines read of it, and its sections. */
export const SubjectPage = ({ head, children }: SubjectProps) => (
  <div className={styles["page"]}>
    <Head {...head} />
    <StructuredData of={head.data ?? []} />
    {children}
  </div>
);

interface PendingProps {
  /** What the page is called until its subject is there. */
  title: string;
  missing: string;
  error: Error | null;
  again: () => void;
  lines: number;
}

/** Shown in its place while it loads, and where it does not exist. */
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

/** Where the reader stands, from the first page on; what leads there is between the two. */
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
