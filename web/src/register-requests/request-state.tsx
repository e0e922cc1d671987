import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../words.ts";
import styles from "./register.module.css";

/** The state of a sheet for its seller (D8-2), with a badge for failures and cancellations. */
export function RequestState({ of }: { of: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const { sellerStatus, status } = of;
  return (
    <span className={styles["states"]}>
      <Status of={sellerStatus} meaning={sellerStatus === "DONE" ? "good" : "waiting"}>
        {say(`sellerStatuses.${sellerStatus}`)}
      </Status>
      {(status === "FAILED" || status === "CANCELLED") && (
        <Status of={status}>{say(`badges.${status}`)}</Status>
      )}
    </span>
  );
}
