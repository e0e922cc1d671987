import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { basketLines, sendBy } from "./basket-calls.ts";

/** Keeps the request basket of this page and that of the account the same (D46-6). */
export function AccountBasket() {
  const client = useQueryClient();
  useQuery(basketLines);
  useEffect(() => sendBy(client), [client]);
  return null;
}
