import { isId } from "@bupum/shared/kernel/id-text";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { joinCompany } from "./queries.ts";

const route = getRouteApi("/_signedIn/mypage/companies/join");

/** Where the link of an invitation leads; nothing is joined before the reader says so (D40-5). */
export function JoinPage() {
  const say = useWords("companies");
  const { companyId, code: old } = route.useSearch();
  // Links that were given out before have the code in their query.
  const code = useLocation({ select: ({ hash }) => hash }) || old;
  const navigate = route.useNavigate();
  const { mutateAsync, isPending } = useMutation(joinCompany(useQueryClient()));
  const isWhole = companyId !== undefined && isId(companyId, "cmp") && code !== undefined;
  const join = async () => {
    if (!isWhole) return;
    await mutateAsync({ companyId, code });
    toast.done(say("joined"));
    await navigate({ to: "/mypage/companies/$companyId", params: { companyId } });
  };
  return (
    <div className={styles["page"]}>
      <Head title={say("joinTitle")} />
      <h1>{say("joinTitle")}</h1>
      {isWhole ? (
        <>
          <p>{say("joinLead")}</p>
          <div>
            <Button
              mih={44}
              loading={isPending}
              // A failed call is shown as a toast.
              onClick={() => void join().catch(() => undefined)}
            >
              {say("join")}
            </Button>
          </div>
        </>
      ) : (
        <Alert color="orange">{say("joinBroken")}</Alert>
      )}
    </div>
  );
}
