/** How often a message is delivered before it goes to the dead-letter queue. */
export const mostTries = 5;
