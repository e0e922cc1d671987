import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { countsOf } from "@bupum/shared/sheets/register-request-histories/rules";
import { Alert, Button } from "@mantine/core";
import { useLocale } from "use-intl";
import type { Say } from "../say.ts";
import styles from "./findings.module.css";
import type { ko } from "./words/ko.ts";

type Request = RegisterRequestHistory;
/** A choice that settles what the check asks. */
export interface FindingChoice {
  makers?: { name: string; manufactorId: `mkr_${string}` }[];
  yenSign?: "CNY";
  overwritesAll?: boolean;
}

/** Makers that one call takes. */
const mostMakers = 30;

interface FindingsProps {
  request: Request;
  say: Say<typeof ko>;
  /** Absent where nobody may choose any more. */
  onChoose?: (choice: FindingChoice) => void;
  isBusy: boolean;
}

/** What a check has found beyond single rows, with one press for a choice (D8-15 to D8-19). */
export function Findings(props: FindingsProps) {
  const { request } = props;
  return (
    <div className={styles["findings"]}>
      <Limited {...props} />
      {(request.changedRows ?? 0) > 0 && <Changed {...props} />}
      {(request.yenRows ?? 0) > 0 && <Yen {...props} />}
      {(request.unknownMakers ?? []).length > 0 && <Makers {...props} />}
    </div>
  );
}

function Limited({ request, say }: FindingsProps) {
  const { listings, limitedRows: limited = 0, phase } = request;
  if (!listings || limited === 0) return null;
  const { coming } = countsOf(request);
  const figures = { ...listings, limited, good: coming, all: coming + limited };
  return (
    <Alert
      color="orange"
      title={phase === "CHECKED" ? say("limitTitle", figures) : say("limitedTitle", figures)}
    >
      {say("limitBody", figures)}
    </Alert>
  );
}

function Changed({ request, say, onChoose, isBusy }: FindingsProps) {
  return (
    <Alert color="orange" title={say("changedTitle", { count: request.changedRows ?? 0 })}>
      <p>{say("changedBody")}</p>
      {onChoose && (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => onChoose({ overwritesAll: true })}
        >
          {say("changedAll")}
        </Button>
      )}
    </Alert>
  );
}

function Yen({ request, say, onChoose, isBusy }: FindingsProps) {
  return (
    <Alert color="orange" title={say("yenTitle", { count: request.yenRows ?? 0 })}>
      <p>{say("yenBody")}</p>
      {onChoose && (
        <Button variant="default" disabled={isBusy} onClick={() => onChoose({ yenSign: "CNY" })}>
          {say("yenYes")}
        </Button>
      )}
    </Alert>
  );
}

function Makers({ request, say, onChoose, isBusy }: FindingsProps) {
  const language = useLocale();
  const makers = request.unknownMakers ?? [];
  const near = makers.flatMap(({ name, nearest: [first] }) =>
    first ? [{ name, manufactorId: first.id }] : [],
  );
  return (
    <Alert color="orange" title={say("makersTitle", { count: makers.length })}>
      <p>{say("makersBody")}</p>
      {onChoose && near.length > 1 && (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => onChoose({ makers: near.slice(0, mostMakers) })}
        >
          {say("makersNearest", { count: Math.min(near.length, mostMakers) })}
        </Button>
      )}
      <ul className={styles["makers"]}>
        {makers.map(({ name, rows, nearest }) => (
          <li key={name}>
            <span>
              <b>{name}</b> {say("makerRows", { count: rows })}
            </span>
            {nearest.length === 0 && <small>{say("makerNone")}</small>}
            {nearest.map(({ id, name: known }) => (
              <Button
                key={id}
                variant="default"
                disabled={!onChoose || isBusy}
                aria-label={say("makerMeans", { name, maker: known[language] })}
                onClick={() => onChoose?.({ makers: [{ name, manufactorId: id }] })}
              >
                {known[language]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
