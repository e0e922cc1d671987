import { toast } from "@bupum/ui/frame/toasts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useMay } from "../companies/queries.ts";
import { useWords } from "../words.ts";
import { basketLines, sendBy } from "./basket-calls.ts";
import { setMayAsk } from "./may-ask.ts";

/** Keeps the request basket of this page and that of the account the same, and says who may change it (D46-6). */
export function AccountBasket() {
  const client = useQueryClient();
  useQuery(basketLines);
  const say = useWords("trade");
  useEffect(
    () => sendBy(client, (parts) => toast.failed(say("notAdded", { parts }))),
    [client, say],
  );
  const mayAsk = useMay("ask");
  useEffect(() => {
    if (mayAsk !== undefined) setMayAsk(mayAsk);
  }, [mayAsk]);
  useEffect(() => () => setMayAsk(true), []);
  return null;
}
