// Speaks to the page around it as the review site does: once it is there, and once a review was sent.
const tell = (type: 'ready' | 'review_submitted') => parent.postMessage({ type }, '*');

const shown = document.getElementById('email');
const form = document.querySelector('form');
if (!shown || !form) throw new Error('the page has no form');

const email = new URLSearchParams(location.search).get('email');
if (email) shown.textContent = email;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell('review_submitted');
});

tell('ready');
