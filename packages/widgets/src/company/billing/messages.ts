import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts about prices, orders and subscriptions. */
export const messages = defineMessages('billing', {
  individual: { text: 'Individual', description: 'Name of a plan for one person' },
  enterprise: { text: 'Enterprise', description: 'Name of a plan for a company' },
  renewal: { text: 'Enterprise renewal', description: "Name of an order: a company's plan is continued" },
  addedSeats: {
    text: 'Additional seats',
    description: 'Name of an order: a company adds seats, which are places for members',
  },
  period: {
    text: 'How long a plan runs',
    description: 'Screen reader only: name of the tabs "Monthly" and "Yearly"',
  },
  monthly: { text: 'Monthly', description: 'Tab: prices for a month at a time' },
  yearly: { text: 'Yearly', description: 'Tab: prices for a year at a time' },
  month: {
    text: '1 month',
    description: 'How long an order runs: in a list of facts, in a selection and in sentences',
  },
  year: {
    text: '1 year',
    description: 'How long an order runs: in a list of facts, in a selection and in sentences',
  },
  savePercent: {
    text: 'Save {percent}',
    description: 'Badge beside "Yearly". {percent}: such as 17%. Verb; little space',
  },
  aMonth: { text: 'a month', description: 'After a price, in small type: "per month". Little space' },
  aMonthForSeat: {
    text: 'a month for each seat',
    description: 'After a price, in small type: "per month and seat". Little space',
  },
  billedYearly: {
    text: '{amount} for the year. You save {saved}.',
    description: 'Under the price for a month, for an order of a year. {amount} and {saved}: such as $290.00',
  },
  billedYearlyForSeat: {
    text: '{amount} a year for each seat. You save {saved}.',
    description: 'Under the price for a month, for an order of a year. {amount} and {saved}: such as $290.00',
  },
  billedYearlyPlainForSeat: {
    text: '{amount} a year for each seat.',
    description: 'Under the price for a month, for an order of a year. {amount}: such as $290.00',
  },
  billedYearlyPlain: {
    text: '{amount} for the year.',
    description: 'Under the price for a month, for an order of a year. {amount}: such as $290.00',
  },
  billedMonthly: {
    text: 'Ordered one month at a time.',
    description: 'Under the price for a month, for an order of a month',
  },
  onRequest: {
    text: 'Price on request',
    description: 'In place of a price: people have to ask for it. @see BILL-11',
  },
  priceFailed: {
    text: 'Price not loaded',
    description: 'In place of a price that could not be loaded. Little space',
  },
  pricesFailed: {
    text: 'The prices could not be loaded',
    description: 'Title of the error when no prices could be loaded',
  },
  offline: {
    text: 'Server busy please try later!',
    description: 'Error when the server could not be reached',
  },
  loadingPrices: { text: 'Loading the prices', description: 'Screen reader only: prices are being loaded' },
  seats: {
    text: 'Seats',
    description: 'Label of a field and of a fact: places for members of a company. Noun',
  },
  seatsHint: {
    text: '{min} to {max}',
    description: 'After the label "Seats", in small type: how many can be ordered. {min} and {max}: numbers',
  },
  noTotal: {
    text: 'No total yet',
    description: 'In place of the total while the number of seats is not valid',
  },
  totalMonth: {
    text: '{amount} for the month',
    description: 'Under the field "Seats": price of all seats. {amount}: such as $290.00',
  },
  totalYear: {
    text: '{amount} for the year',
    description: 'Under the field "Seats": price of all seats. {amount}: such as $2,900.00',
  },
  total: { text: 'Total, excluding tax', description: 'Label of a fact; an amount follows' },
  loading: { text: 'Loading the order', description: 'Screen reader only: the order is being loaded' },
  checkout: { text: 'Checkout', description: 'Title of the page on which an order is placed. Noun' },
  checkoutAbout: {
    text: 'You pay by invoice. The plan starts once the invoice is paid.',
    description: 'Description under the title "Checkout"',
  },
  renewalAbout: {
    text: 'You pay by invoice. The plan is renewed once the invoice is paid.',
    description: 'Description under the title "Checkout" when a plan is continued',
  },
  seatsAbout: {
    text: 'You pay by invoice. The seats are added once the invoice is paid.',
    description: 'Description under the title "Checkout" when seats are added',
  },
  trialAbout: {
    text: 'Free for {days} days, then {amount} for {period}, starting on {day}.',
    description:
      'Description under the title "Checkout" of an order that begins with a free trial. {days}: number; {amount}: such as $24.00; {period}: "1 month" or "1 year"; {day}: date, such as December 6, 2026',
  },
  freeUntil: { text: 'Free until', description: 'Label of a fact; a date follows: end of the free trial' },
  totalAfter: {
    text: 'Total after the trial, excluding tax',
    description: 'Label of a fact; an amount follows. "The trial": two weeks without charge',
  },
  noInvoiceBefore: {
    text: 'No invoice is sent before {day}. If you do not pay it, you are on the Free plan again, and your progress is kept.',
    description: 'Note under an order that begins with a free trial. {day}: date, such as December 6, 2026',
  },
  order: { text: 'Your order', description: 'Heading of the facts about the order. Noun' },
  plan: { text: 'Plan', description: 'Label of a fact; the name of the plan or order follows' },
  runs: { text: 'Period', description: 'Label of a fact and of a selection: how long the order runs' },
  begins: {
    text: 'Begins',
    description: 'Label of a fact; a date or "Once the invoice is paid" follows. Verb',
  },
  oncePaid: {
    text: 'Once the invoice is paid',
    description: 'After the label "Begins": when an order takes effect',
  },
  ends: { text: 'Ends', description: 'Label of a fact; a date follows. Verb' },
  notRenewed: {
    text: 'It does not renew automatically.',
    description: 'Note under the order. "It": the plan',
  },
  openUntil: {
    text: 'Complete this order by {time}.',
    description: 'Note under the order. {time}: time of day, such as 4:28 AM',
  },
  invoice: { text: 'Invoice', description: 'Heading of the form with the address of the invoice. Noun' },
  name: {
    text: 'Name on the invoice',
    description: 'Label of a field of the form "Invoice": who the invoice is addressed to',
  },
  company: { text: 'Company', description: 'Label of a field: name of the company' },
  companyHint: {
    text: 'Your company gets this name here, and it is printed on the invoice.',
    description: 'Hint under the field "Company"',
  },
  address: {
    text: 'Address, tax number, order number',
    description: 'Label of a text area of the form "Invoice"',
  },
  addressHint: {
    text: 'Printed on the invoice below the name.',
    description: 'Hint under the text area "Address, tax number, order number"',
  },
  optional: { text: 'optional', description: 'After the label of a field, in small type. Adjective' },
  goesTo: {
    text: 'The invoice goes to {email}. {support} makes it out and sends it in a separate email.',
    description: 'Above the button that places the order. {email} and {support}: email addresses',
  },
  goesToLater: {
    text: 'On {day}, the invoice goes to {email}. {support} makes it out and sends it.',
    description:
      'Above the button that starts a free trial. {day}: date; {email} and {support}: email addresses',
  },
  startTrial: {
    text: 'Start {days} days free',
    description: 'Button that places an order which begins with a free trial. {days}: number. Verb',
  },
  finish: {
    text: 'Order and pay by invoice: {amount}',
    description: 'Button that places the order. {amount}: such as $290.00. Verbs',
  },
  cancel: {
    text: 'Back to the plans',
    description: 'Link under the button "Order and pay by invoice: …": nothing is ordered',
  },
  cancelCompany: {
    text: 'Back to your subscriptions',
    description: 'Link under the button "Order and pay by invoice: …": nothing is ordered',
  },
  notFound: {
    text: 'This order does not exist',
    description: 'Title of the page when no order has this address',
  },
  notFoundText: {
    text: 'It may belong to another account. Choose a plan to start a new order.',
    description: 'Text under the title "This order does not exist"',
  },
  closed: {
    text: 'This order is closed',
    description: 'Title of the page when an order can no longer be placed. Participle',
  },
  closedText: {
    text: 'It was open too long, or another order replaced it. Nothing was ordered. Choose the plan again.',
    description: 'Text under the title "This order is closed". "It": the order',
  },
  toPlans: {
    text: 'See the plans',
    description: 'Button of an error page, or of an order: opens the plans. Verb',
  },
  failed: {
    text: 'The order could not be loaded',
    description: 'Title of the error when the order could not be loaded',
  },
  toWaiting: {
    text: 'See your orders',
    description: 'Button beside an error: an earlier order is not paid yet',
  },
  placed: { text: 'Your order is placed', description: 'Title of the page after the order was placed' },
  trialBegun: {
    text: 'Your free trial has started',
    description: 'Title of the page after an order was placed that begins with a free trial',
  },
  trialUntil: {
    text: 'The Individual plan is open, free until {day}. No invoice is sent before that day.',
    description: 'Text under the title "Your free trial has started". {day}: date, such as December 6, 2026',
  },
  invoiceFrom: {
    text: '{support} makes out the invoice and sends it to {email} in a separate email. If it does not arrive, write to {support}.',
    description: 'Note on the page after an order was placed. {support} and {email}: email addresses',
  },
  paid: { text: 'Your order is paid', description: 'Title of the page of an order that is paid' },
  over: {
    text: 'This subscription has ended',
    description: 'Title of the page of an order that has run out',
  },
  canceledTitle: {
    text: 'This order is canceled',
    description: 'Title of the page of an order that was canceled',
  },
  notPaidTitle: {
    text: 'This order has expired',
    description: 'Title of the page of an order that was not paid in time',
  },
  opensOncePaid: {
    text: 'Your plan has not started yet. It starts once the invoice is paid.',
    description: 'Text under the title "Your order is placed"',
  },
  renewsOncePaid: {
    text: 'Nothing has changed yet. The plan is renewed once the invoice is paid.',
    description: 'Text under the title "Your order is placed" when a plan is continued',
  },
  addsOncePaid: {
    text: 'Nothing has changed yet. The seats are added once the invoice is paid.',
    description: 'Text under the title "Your order is placed" when seats are added',
  },
  activeUntil: {
    text: 'Invoice {number} is paid. What you ordered is active until {day}. It does not renew automatically.',
    description:
      'Text under the title "Your order is paid". {number}: number of the invoice; {day}: date, such as December 6, 2026',
  },
  upcomingFrom: {
    text: 'Invoice {number} is paid. What you ordered runs from {from} until {day}. It does not renew automatically.',
    description:
      'Text under the title "Your order is paid" when it begins later. {number}: number of the invoice; {from} and {day}: dates',
  },
  endedOn: {
    text: 'It ended on {day}.',
    description: 'Text under the title "This subscription has ended". {day}: date, such as December 6, 2026',
  },
  canceledText: {
    text: 'It has no effect. You can order again at any time.',
    description: 'Text under the title "This order is canceled"',
  },
  notPaidText: {
    text: 'It was not paid by {day}. You can order again at any time.',
    description: 'Text under the title "This order has expired". {day}: date, such as December 6, 2026',
  },
  toPay: { text: 'Amount due, excluding tax', description: 'Label of a fact; an amount follows' },
  payBy: { text: 'Pay by', description: 'Label of a fact; a date follows. Verb: an instruction' },
  invoiceName: { text: 'Made out to', description: 'Label of a fact; the name on the invoice follows' },
  invoiceEmail: { text: 'Sent to', description: 'Label of a fact; an email address follows. Participle' },
  openNow: { text: 'What you can do now', description: 'Heading of what the paid order includes' },
  openLater: { text: 'What you ordered', description: 'Heading of what an order includes that begins later' },
  openThen: {
    text: 'What you get once it is paid',
    description: 'Heading of what an order includes that is not paid yet. "It": the order',
  },
  openContent: {
    text: 'Every course, challenge and live course',
    description: 'In the list of what an order includes',
  },
  openCompany: {
    text: 'The company {name}, which you administer, with {seats} seats',
    description: 'In the list of what an order includes. {name}: name of the company; {seats}: number',
  },
  openAdmin: {
    text: 'Its settings, single sign-on, audit trail and integrations in the menu',
    description: 'In the list of what an order includes. "Its": the company\'s',
  },
  openRenewal: {
    text: 'The plan of your company until {day}, with {seats} seats',
    description:
      'In the list of what an order includes. {day}: date, such as December 6, 2026; {seats}: number',
  },
  openSeats: {
    text: '{seats} more seats for your company until {day}',
    description:
      'In the list of what an order includes. {seats}: number; {day}: date, such as December 6, 2026',
  },
  renewThen: {
    text: "Your company's plan, extended by {period}, with {seats} seats",
    description: 'In the list of what an order includes. {period}: "1 month" or "1 year"; {seats}: number',
  },
  addThen: {
    text: '{seats} more seats for your company, for {period}',
    description: 'In the list of what an order includes. {seats}: number; {period}: "1 month" or "1 year"',
  },
  cancelOrder: {
    text: 'Cancel order',
    description: 'Button, and confirmation in the dialog "Cancel order …?". Verb',
  },
  cancelNumber: {
    text: 'Cancel order {number}',
    description:
      'Screen reader only: full name of the button "Cancel order" in a list. {number}: number of the invoice',
  },
  keepOrder: {
    text: 'Keep order',
    description: 'Button of the dialog "Cancel order …?": closes it, nothing is canceled. Verb',
  },
  cancelTitle: {
    text: 'Cancel order {number}?',
    description: 'Title of the dialog that asks before an order is canceled. {number}: number of the invoice',
  },
  cancelText: {
    text: 'You do not have to pay its invoice. A canceled order cannot be restored, but you can order again.',
    description: 'Text of the dialog "Cancel order …?". "Its": the order\'s',
  },
  cancelTrialText: {
    text: 'No invoice will be sent. The free trial stays open until {day}; after that you are on the Free plan.',
    description:
      'Text of the dialog "Cancel order …?" while the free trial of the order runs. {day}: date, such as December 6, 2026',
  },
  notOwn: {
    text: 'You can no longer cancel this order. Reload the page.',
    description: 'Error in the dialog "Cancel order …?". Verb: an instruction',
  },
  continue: {
    text: 'Continue',
    description: 'Button after an order: goes back to the page that the user came from. Verb',
  },
  toSubscription: {
    text: 'See your orders',
    description: 'Button after an order was placed: opens the list of orders. Verb',
  },
  seatsOutlast: {
    text: "Your company's plan ends on {day}. You can use these seats only while the plan is active, so renew it as well.",
    description:
      'Note under an order of seats that would run longer than the plan. {day}: date, such as December 6, 2026',
  },
  orders: { text: 'Orders', description: 'Heading of the list of orders' },
  noOrder: {
    text: 'Nothing ordered yet',
    description: 'Title in place of the list of orders while it is empty',
  },
  noOrderText: {
    text: 'What you order is listed here, with the number of its invoice.',
    description: 'Text under the title "Nothing ordered yet"',
  },
  loadingOrders: { text: 'Loading the orders', description: 'Screen reader only: orders are being loaded' },
  price: { text: 'Price, excluding tax', description: 'Label of a fact; an amount follows' },
  ordered: { text: 'Ordered', description: 'Label of a fact; a date follows. Participle' },
  invoiceNumber: { text: 'Invoice', description: 'Label of a fact; the number of the invoice follows. Noun' },
  waiting: { text: 'Awaiting payment', description: 'Badge on an order whose invoice is not paid. A state' },
  trial: { text: 'Free trial', description: 'Badge on an order whose free trial runs. A state' },
  active: { text: 'Active', description: 'Badge on an order that is paid and in effect. Adjective' },
  upcoming: { text: 'Upcoming', description: 'Badge on an order that is paid and begins later. Adjective' },
  ended: { text: 'Ended', description: 'Badge on an order that has run out. Participle' },
  cancelled: { text: 'Canceled', description: 'Badge on an order that was canceled. Participle' },
  not_paid: { text: 'Expired', description: 'Badge on an order that was not paid in time. Participle' },
  waitingText: {
    text: 'This order takes effect once its invoice is paid.',
    description: 'Note on an order with the badge "Awaiting payment"',
  },
  companyPlan: {
    text: "Your company's plan",
    description: 'Heading of the card in which a company renews its plan or adds seats',
  },
  loadingOffers: {
    text: 'Loading your options',
    description: 'Screen reader only: what can be ordered is being loaded',
  },
  offersFailed: {
    text: 'Your options could not be loaded',
    description: 'Title of the error when what can be ordered could not be loaded',
  },
  askSupport: {
    text: 'To renew the plan of your company, or to change its seats, write to {email}.',
    description:
      'In the card "Your company\'s plan", for administrators where nothing can be ordered online. {email}: email address',
  },
  askAdmin: {
    text: 'An administrator of your company renews the plan and adds seats.',
    description: 'In the card "Your company\'s plan", for members who are not administrators',
  },
  renewTitle: { text: 'Renew the plan', description: 'Heading of the form that renews the plan. Verb' },
  renewText: {
    text: 'The plan continues after its current end, with the number of seats that you order now.',
    description: 'Text under the heading "Renew the plan"',
  },
  addTitle: { text: 'Add seats', description: 'Heading of the form that adds seats. Verb' },
  addText: {
    text: 'Once the invoice is paid, these seats are added to those you have.',
    description: 'Text under the heading "Add seats"',
  },
  renew: {
    text: 'Order the renewal',
    description: 'Button of the form "Renew the plan": opens the page on which the order is placed. Verb',
  },
  add: {
    text: 'Order the seats',
    description: 'Button of the form "Add seats": opens the page on which the order is placed. Verb',
  },
  seatsRange: {
    text: 'Choose {min} to {max} seats',
    description: 'Error under the field "Seats". {min} and {max}: numbers. Verb: an instruction',
  },
  seatsNow: { text: 'Seats now', description: 'Label of a fact; a number follows' },
  seatsThen: {
    text: 'Seats afterward',
    description: 'Label of a fact; a number follows: seats with those that are added',
  },
  endNow: { text: 'Current end', description: 'Label of a fact; a date follows: when the plan ends' },
  endThen: { text: 'New end', description: 'Label of a fact; a date follows: when the renewed plan ends' },
  addedUntil: {
    text: 'Ends, if paid today',
    description: 'Label of a fact; a date follows: when the added seats end. Verb',
  },
});
export const t = createTranslator(messages);
