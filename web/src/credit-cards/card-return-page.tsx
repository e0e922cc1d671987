import { failureOf } from "@bupum/ui/failure";
import { Loading } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { CardButton } from "./card-button.tsx";
import { readCardsAgain, registeredCard, sendAgain } from "./queries.ts";
import styles from "./credit-cards.module.css";

const route = getRouteApi("/_signedIn/mypage/subscribe/card");

/** The page that the card window returns to, with a card or without one. */
export function CardReturnPage() {
  const say = useWords("creditCards");
  const { authKey, customerKey } = route.useSearch();
  return (
    <div className={styles["return"]}>
      <Head title={say("return.title")} hidden />
      <h1>{say("return.title")}</h1>
      {authKey && customerKey ? (
        <Registering authKey={authKey} customerKey={customerKey} />
      ) : (
        <NoCard />
      )}
    </div>
  );
}

/** Leads to the subscription and replaces the address, so that going back does not return here. */
function useLeave() {
  const { back, plan } = route.useSearch();
  const navigate = route.useNavigate();
  return () => void navigate({ to: "/mypage/subscribe", search: { back, plan }, replace: true });
}

function Registering({ authKey, customerKey }: { authKey: string; customerKey: string }) {
  const say = useWords("creditCards");
  const client = useQueryClient();
  const leave = useLeave();
  const { data, error, refetch, isFetching } = useQuery(registeredCard({ authKey, customerKey }));
  useEffect(() => {
    if (!data?.isTaken) return;
    toast.done(say("return.done"));
    void readCardsAgain(client);
    leave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the card is there
  }, [data]);
  if (error && !isFetching) {
    const { status, message } = failureOf(error);
    // Without a reply the same key may be sent again; a refused card needs another window.
    const isOpen = status === 0 || status >= 500;
    const again = () => {
      sendAgain(authKey);
      void refetch();
    };
    return <Trouble text={message ?? say("return.failed")} {...(isOpen && { again })} />;
  }
  if (data && !data.isTaken) return <Trouble text={say("return.notTaken")} />;
  return (
    <>
      <p role="status">{say("return.working")}</p>
      <Loading lines={2} />
    </>
  );
}

/** The window was closed, or the card company refused. */
function NoCard() {
  const say = useWords("creditCards");
  const { code } = route.useSearch();
  const isCancelled = code === "PAY_PROCESS_CANCELED" || code === undefined;
  const isRefused = code === "REJECT_CARD_COMPANY";
  return (
    <Trouble
      text={say(isCancelled ? "return.cancelled" : isRefused ? "return.refused" : "return.aborted")}
      isMild={isCancelled}
    />
  );
}

function Trouble(props: { text: string; again?: () => void; isMild?: boolean }) {
  const say = useWords("creditCards");
  const { back, plan } = route.useSearch();
  return (
    <>
      <Alert color={props.isMild ? "gray" : "red"} role="alert">
        {props.text}
      </Alert>
      <span className={styles["acts"]}>
        {props.again ? (
          <Button mih={44} onClick={props.again}>
            {say("return.again")}
          </Button>
        ) : (
          <CardButton kept={{ back, plan }}>{say("return.anew")}</CardButton>
        )}
        <Button
          mih={44}
          variant="default"
          renderRoot={(look) => <Link to="/mypage/subscribe" search={{ back, plan }} {...look} />}
        >
          {say("return.leave")}
        </Button>
      </span>
    </>
  );
}
