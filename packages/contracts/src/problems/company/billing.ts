import type { ProblemRows } from '../problem-rows.ts';

export const BILLING_PROBLEMS = {
  plan_not_offered: {
    status: 409,
    message: 'This plan cannot be ordered here. Write to us.',
    retryable: false,
  },
  checkout_not_found: { status: 404, message: 'This order does not exist.', retryable: false },
  checkout_closed: {
    status: 409,
    message: 'This order is closed. Choose the plan again.',
    retryable: false,
  },
  order_waiting: {
    status: 409,
    message: 'An order is waiting for payment. Pay or cancel it first.',
    retryable: false,
  },
  order_limit: {
    status: 429,
    message: 'You can place three orders a day. Order again tomorrow, or write to us.',
    retryable: true,
  },
  order_settled: {
    status: 409,
    message: 'This order is paid. Write to us to cancel it.',
    retryable: false,
  },
  order_ended: {
    status: 409,
    message: 'This order was canceled, or was not paid in time.',
    retryable: false,
  },
} as const satisfies ProblemRows;
