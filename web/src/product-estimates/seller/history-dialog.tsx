import { useDays } from "@bupum/ui/display/days";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../words.ts";
import { lineDetail } from "./queries.ts";
import { QuoteFacts } from "./quote-facts.tsx";
import styles from "./quote/quote-page.module.css";

interface HistoryDialogProps {
  line: Line;
  opened: boolean;
  onClose: () => void;
}

/** Every revision that was sent, newest first. */
export function HistoryDialog({ line, opened, onClose }: HistoryDialogProps) {
  const say = useWords("sellerEstimates");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={480}
      title={say("history.title", { part: line.partNumber ?? line.productName })}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      {opened && <Revisions line={line} />}
    </Modal>
  );
}

function Revisions({ line }: { line: Line }) {
  const say = useWords("sellerEstimates");
  const days = useDays();
  const detail = useQuery(lineDetail(line.id));
  if (detail.isError) return <Failed error={detail.error} again={() => void detail.refetch()} />;
  if (!detail.data) return <Loading lines={6} />;
  return (
    <ol className={styles["revisions"]}>
      {detail.data.revisions
        .toSorted((left, right) => right.revision - left.revision)
        .map((quote) => (
          <li key={quote.id}>
            <div>
              <b>{say("history.revision", { number: quote.revision })}</b>{" "}
              <Status of={quote.state} meaning={quote.state === "ACTIVE" ? "good" : "over"}>
                {say(`history.states.${quote.state}`)}
              </Status>{" "}
              <small>{days.moment(quote.createdAt)}</small>
            </div>
            <QuoteFacts quote={quote} line={line} />
          </li>
        ))}
    </ol>
  );
}
