/** One mail to one person. */
export interface Mail {
  to: string;
  /** Shown as the sender, before our address. */
  fromName: string;
  subject: string;
  html: string;
  text: string;
  /** Such as X-Bupum-Notice, by which a doubled mail can be told. */
  headers: Record<string, string>;
}
export type MailOutcome = { sent: true } | { sent: false; code: string };
