import type { CreditCard } from "@bupum/shared/billing/credit-cards/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { CardButton } from "./card-button.tsx";
import { CardName } from "./card-name.tsx";
import type { CardReturn } from "./card-window.ts";
import { creditCards, removeCard } from "./queries.ts";
import styles from "./credit-cards.module.css";

interface CardSectionProps {
  kept: CardReturn;
  /** The card will be charged, so it can be replaced but not removed (D13-10). */
  isInUse: boolean;
}

/** The card that is charged: registered, replaced or removed. */
export function CardSection({ kept, isInUse }: CardSectionProps) {
  const say = useWords("creditCards");
  const { data, error, refetch } = useQuery(creditCards);
  return (
    <section className={styles["section"]} aria-labelledby="card">
      <h2 id="card">{say("title")}</h2>
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : !data ? (
        <Loading lines={2} />
      ) : data.card ? (
        <Present card={data.card} kept={kept} isInUse={isInUse} />
      ) : (
        <div className={styles["row"]}>
          <p>{say("none")}</p>
          <CardButton kept={kept} variant="default">
            {say("register")}
          </CardButton>
        </div>
      )}
      <p className={styles["hint"]}>{say("hint")}</p>
    </section>
  );
}

function Present({ card, kept, isInUse }: CardSectionProps & { card: CreditCard }) {
  const say = useWords("creditCards");
  const { cardType, ownerType } = card;
  return (
    <>
      <div className={styles["row"]}>
        <p className={styles["card"]}>
          <strong>
            <CardName of={card} />
          </strong>
          <small>
            {[
              ownerType !== "UNKNOWN" && say(`owners.${ownerType}`),
              cardType !== "UNKNOWN" && say(`types.${cardType}`),
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </p>
        <span className={styles["acts"]}>
          <CardButton kept={kept} variant="default">
            {say("replace")}
          </CardButton>
          {!isInUse && <Removal />}
        </span>
      </div>
      {isInUse && <p className={styles["hint"]}>{say("inUse")}</p>}
      {card.isRefused && (
        <Alert color="red" role="status">
          {say("refused")}
        </Alert>
      )}
    </>
  );
}

function Removal() {
  const say = useWords("creditCards");
  const remove = useMutation(removeCard(useQueryClient()));
  const drop = async () => {
    const sure = await confirmed({
      title: say("removeTitle"),
      body: say("removeBody"),
      primary: say("remove"),
      danger: true,
    });
    if (!sure) return;
    await remove.mutateAsync();
    toast.done(say("removed"));
  };
  return (
    <Button
      variant="subtle"
      color="gray"
      mih={44}
      loading={remove.isPending}
      // A failed call is shown as a toast.
      onClick={() => void drop().catch(() => undefined)}
    >
      {say("remove")}
    </Button>
  );
}
