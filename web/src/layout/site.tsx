import { OfflineNote } from "@bupum/ui/display/states";
import { useStayOffline } from "@bupum/ui/frame/stay-offline";
import type { ReactNode } from "react";
import { BottomBar } from "./menu/bottom-bar.tsx";
import { CurrencyProvider } from "./controls/currency.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { BottomSlot } from "./slots.tsx";
import styles from "./site.module.css";

/** Header, page, footer and the phone's bar. */
export function Site({ children }: { children: ReactNode }) {
  useStayOffline();
  return (
    <CurrencyProvider>
      <Header />
      <OfflineNote />
      <main id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      <BottomSlot />
      <Footer />
      <BottomBar />
    </CurrencyProvider>
  );
}
