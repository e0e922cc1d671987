import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { InfoFormView } from "./info-form-view.tsx";
import { ownInfo } from "./queries.ts";
import { ReviewState } from "./review-state.tsx";
import styles from "./info-page.module.css";

/** A seller's papers: the first submission, and each change of them with its review. */
export function SellerInfoPage() {
  const say = useWords("sellerInfos");
  const user = useCurrentUser();
  const info = useQuery(ownInfo);
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <div>
        <h1>{say("title")}</h1>
        <p className={styles["hint"]}>{say("lead")}</p>
      </div>
      {info.isError && <Failed error={info.error} again={() => void info.refetch()} />}
      {info.isPending && <Loading lines={10} height={44} />}
      {info.data !== undefined && user && (
        <>
          {info.data && <ReviewState info={info.data} />}
          <InfoFormView key={info.data?.version ?? 0} info={info.data} user={user} />
        </>
      )}
    </div>
  );
}
