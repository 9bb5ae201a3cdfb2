const express = require('express');
const store = require('../store');
const { text } = require('../encode');
const { frontPage, articlePage, searchPage } = require('../views/articles');

const articleRoutes = express.Router();

articleRoutes.get('/', (req, res) => {
  res.send(frontPage(req, store.listArticles()));
});

articleRoutes.get('/articles/:id', (req, res, next) => {
  const article = store.findArticle(req.params.id);
  if (!article) return next();
  res.send(articlePage(req, article, store.listComments(article.id)));
});

articleRoutes.post('/articles/:id/comments', (req, res, next) => {
  if (!req.user) return res.redirect('/login');
  const article = store.findArticle(req.params.id);
  if (!article) return next();
  const body = String(req.body?.body ?? '').trim().slice(0, 2000);
  if (body !== '') store.addComment(article.id, req.user.id, text(body));
  res.redirect('/articles/' + article.id);
});

articleRoutes.get('/search', (req, res) => {
  const term = String(req.query.q ?? '').slice(0, 200);
  res.send(searchPage(req, term, store.searchArticles(term)));
});

module.exports = { articleRoutes };
