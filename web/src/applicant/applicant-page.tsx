import type { User } from "@bupum/shared/accounts/users/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { SendButton } from "@bupum/ui/form/draft-form";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import styles from "./applicant.module.css";

interface ApplicantPageProps<Info> {
  title: string;
  lead: string;
  /** One's own papers; null for who has not applied yet. */
  query: UseQueryResult<Info | null>;
  children: (info: Info | null, user: User) => ReactNode;
}

/** Who applies as a seller or a writer: the papers, their review, and each change of them. */
export function ApplicantPage<Info>({ title, lead, query, children }: ApplicantPageProps<Info>) {
  const user = useCurrentUser();
  return (
    <div className={styles["page"]}>
      <Head title={title} hidden />
      <div>
        <h1>{title}</h1>
        <p className={styles["hint"]}>{lead}</p>
      </div>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.isPending && <Loading lines={10} height={44} />}
      {query.data !== undefined && user && children(query.data, user)}
    </div>
  );
}

interface ReviewBoxProps {
  status: string;
  label: string;
  /** The state in a word or two. */
  marks: ReactNode;
  children: ReactNode;
}

/** Where a review stands, and what that means. */
export const ReviewBox = ({ status, label, marks, children }: ReviewBoxProps) => (
  <section className={styles["review"]} data-status={status} aria-label={label}>
    <div className={styles["marks"]}>{marks}</div>
    <div className={styles["said"]}>{children}</div>
  </section>
);

/** What a reviewer wrote. */
export const Reason = ({ children }: { children: ReactNode }) => (
  <p className={styles["reason"]}>{children}</p>
);

interface SendPapersProps {
  /** Said while files are on their way. */
  waiting: string | undefined;
  children: ReactNode;
}

/** Papers are sent once their files have arrived. */
export const SendPapers = ({ waiting, children }: SendPapersProps) => (
  <div className={styles["send"]}>
    {waiting ? <p role="status">{waiting}</p> : <SendButton fullWidth>{children}</SendButton>}
  </div>
);
