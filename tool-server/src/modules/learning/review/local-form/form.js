// Speaks to the page around it as the review site does: once it is there, and once a review was sent.
const tell = (type) => parent.postMessage({ type }, '*');

const email = new URLSearchParams(location.search).get('email');
if (email) document.getElementById('email').textContent = email;

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  tell('review_submitted');
});

tell('ready');
